/** The pawn that is selected during the set-up of a Zombiland table; the next tapped space gets it. */
class Selection {
  character = $state("");
}

export const selection = new Selection();
