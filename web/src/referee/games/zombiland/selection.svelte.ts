/** The piece that is in hand while a Zombiland table is set up: the next space that is tapped gets it. */
class Selection {
  character = $state("");
}

export const selection = new Selection();
