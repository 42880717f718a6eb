/** The workshop's state: the open draft, its history, the server's check, and the piece in hand. */
import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { OfflineError } from "@/lib/net/api";
import type { DraftChecked, DraftProblem, TextEdit, WorkshopKit } from "@/lib/net/protocol";
import { settings } from "@/lib/state/settings.svelte";
import type { Words } from "@/lib/i18n/words";
import type { FluentVariable } from "@fluent/bundle";
import { checkDraft } from "./api";
import { saveDraft, trimVersions, type Draft, type Version } from "./document/drafts";
import { applyStep, NO_HISTORY, record, revertStep, stepBetween, type History } from "./document/history";
import { applyEdits, type Edit } from "./document/edits";
import { edgesOf, gridOf, QUARTER, survivorsOf, titleOf, tokensOf, type Grid } from "./document/mission";
import { MissionText, type Path } from "./document/missionText";
import type { Plain } from "./document/yamlText";
import { NO_HAND, type Hand } from "./hand";
import { findPiece, pieceName, piecesOnTiles, turnTile, type Piece } from "./map/pieces";
import type { Place } from "./map/places";
import type { Section } from "./palette/items";
import type { PlaceKind } from "./panels/props";

/** A request to choose a place: the kind of place, and the function that gets its name. */
export interface PlacePicker {
  readonly kind: PlaceKind;
  readonly take: (name: string) => void;
}

/** Milliseconds without a change after which the draft becomes a version. */
const VERSION_PAUSE_MS = 60_000;
const FULL_TURN = 360;
/** Milliseconds before the check is repeated when the server could not be reached. */
const RETRY_MS = 3_000;

export class Workshop {
  readonly id: string;
  readonly kit: WorkshopKit;
  text = $state("");
  history = $state.raw<History>(NO_HISTORY);
  versions = $state.raw<readonly Version[]>([]);
  words = $state.raw() as Words;
  hand = $state.raw<Hand>(NO_HAND);
  /** Whether the piece in hand is being dragged with the mouse; it is placed where the button is released. */
  isDragging = $state(false);
  /** The open section of the palette, where there is room for only one. */
  section = $state<Section>("tiles");
  /** The colour last used for each kind of token, and for locks. */
  readonly colours = new SvelteMap<string, string>();
  /** Whether objectives are placed face down. */
  isFaceDown = $state(false);
  /** The face of each cardboard tile that the palette shows. */
  readonly facesUp = new SvelteMap<string, string>();
  /** The selected piece on the map. */
  selected = $state.raw<Piece | null>(null);
  /** The place that was tapped although nothing may be placed there; it shows the reason. */
  refused = $state.raw<Place | null>(null);
  /** The server's last check, with the text and the tiles that it is about. */
  checked = $state.raw<DraftChecked | null>(null);
  checkedText = $state("");
  checkedGrid = $state.raw<Grid>([]);
  isOffline = $state(false);
  isKept = $state(true);
  problem = $state.raw<unknown>(null);
  /** The problem that is highlighted on the map and in the sentences. */
  framed = $state.raw<DraftProblem | null>(null);
  /** The open request to choose a place on the map. */
  placePicker = $state.raw<PlacePicker | null>(null);
  /** Cells to highlight, because the user points at their mention elsewhere on the page. */
  pointed = $state.raw<readonly string[]>([]);
  /** Deaths by zone in 100 matches, while the heat map is shown. */
  heat = $state.raw<ReadonlyMap<string, number> | null>(null);

  readonly document = $derived(new MissionText(this.text));
  readonly values = $derived(this.document.values);
  readonly grid = $derived(gridOf(this.values));
  readonly tokens = $derived(tokensOf(this.values));
  readonly edges = $derived(edgesOf(this.values));
  /** All pieces on the tiles. */
  readonly pieces = $derived(piecesOnTiles(this));
  readonly survivors = $derived(survivorsOf(this.values));
  readonly title = $derived(titleOf(this.values, settings.lang));
  readonly isPlayable = $derived(Boolean(this.checked?.is_playable) && this.checkedText === this.text);
  readonly problems = $derived(this.checked?.problems ?? []);

  /** Text of the previous version; empty if there is none. */
  readonly before = $derived(this.versions.find((one) => one.text !== this.text)?.text ?? "");

  #isChecking = false;
  #isClosed = false;
  #versionTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(kit: WorkshopKit, words: Words, draft: Pick<Draft, "id" | "text"> & Partial<Draft>) {
    this.id = draft.id;
    this.kit = kit;
    this.words = words;
    this.text = draft.text;
    this.history = draft.history ?? NO_HISTORY;
    this.versions = draft.versions ?? [];
    const [first] = kit.tiles;
    if (first && gridIsEmpty(this.grid)) this.hand = { kind: "tile", face: first.id, turn: 0 };
    void this.check();
  }

  /** Return a message of the workshop. */
  say(tail: string, args: Record<string, FluentVariable> = {}): string {
    return this.words.say(`workshop-${tail}`, args);
  }

  // Changes

  /** Replace the draft's text as one step of undo. */
  apply(text: string, name: string): void {
    if (text === this.text) return;
    this.history = record(this.history, stepBetween(this.text, text, name));
    this.#changeTo(text);
  }

  /** Apply some edits as one step of undo; nothing happens while the file is malformed. */
  edit(edits: readonly Edit[], name: string): void {
    if (this.document.isEditable) this.apply(applyEdits(this.text, edits), name);
  }

  /** Apply the changes of a fix as one step of undo. */
  fix(edits: readonly TextEdit[], name: string): void {
    this.edit(
      edits.map(({ do: what, path, value }) => ({ do: what, path: parsePath(path), value: (value ?? null) as Plain })),
      name,
    );
  }

  get canUndo(): boolean {
    return this.history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.history.future.length > 0;
  }

  undo(): void {
    const step = this.history.past.at(-1);
    if (!step) return;
    this.history = { past: this.history.past.slice(0, -1), future: [step, ...this.history.future] };
    this.#changeTo(revertStep(this.text, step));
  }

  redo(): void {
    const [step, ...future] = this.history.future;
    if (!step) return;
    this.history = { past: [...this.history.past, step], future };
    this.#changeTo(applyStep(this.text, step));
  }

  #changeTo(text: string): void {
    this.text = text;
    this.selected = this.selected && findPiece(this, this.selected.place);
    this.framed = null;
    this.refused = null;
    this.#keep();
    clearTimeout(this.#versionTimer);
    this.#versionTimer = setTimeout(() => this.keepVersion(), VERSION_PAUSE_MS);
    void this.check();
  }

  #keep(): void {
    this.isKept = saveDraft({
      id: this.id,
      game: this.kit.game,
      title: this.title,
      text: this.text,
      history: this.history,
      versions: this.versions,
      at: Date.now(),
    });
  }

  /** Take a piece into the hand; the selection and an open place picker are cancelled. */
  take(hand: Hand): void {
    this.hand = hand;
    this.selected = null;
    this.placePicker = null;
    this.refused = null;
  }

  /** Start to drag a piece from the palette, if the mouse button is pressed. */
  dragFrom(event: PointerEvent, hand: Hand): void {
    if (event.pointerType !== "mouse" || !(event.buttons & 1)) return;
    this.take(hand);
    this.isDragging = true;
  }

  /** Rotate the tile in hand, or otherwise the selected one, by a quarter turn, clockwise. */
  turn(): void {
    const { hand } = this;
    if (hand.kind === "tile") this.hand = { ...hand, turn: (hand.turn + QUARTER) % FULL_TURN };
    else if (this.selected?.kind === "tile") turnTile(this, this.selected);
  }

  /** Turn over the tile in the hand. */
  flip(): void {
    const { hand } = this;
    if (hand.kind !== "tile") return;
    const faces = this.kit.tiles.find((one) => one.id === hand.face)?.faces ?? [hand.face];
    const face = faces[(faces.indexOf(hand.face) + 1) % faces.length]!;
    this.facesUp.set(faces.join(), face);
    this.hand = { ...hand, face };
  }

  /** Set the colour of the piece in hand. */
  dye(colour: string): void {
    const { hand } = this;
    if (hand.kind !== "token" && hand.kind !== "edge") return;
    this.colours.set(hand.put, colour);
    this.hand = { ...hand, colour };
  }

  /** Set whether objectives are placed face down. */
  turnDown(isFaceDown: boolean): void {
    this.isFaceDown = isFaceDown;
    if (this.hand.kind === "token") this.hand = { ...this.hand, faceDown: isFaceDown };
  }

  select(piece: Piece | null): void {
    this.selected = piece;
  }

  /** Let the user choose a place on the map; the piece in hand waits. */
  pickPlace(kind: PlaceKind, take: (name: string) => void): void {
    this.placePicker = {
      kind,
      take: (name) => {
        this.placePicker = null;
        take(name);
      },
    };
  }

  /** Stop all timers; the draft is already stored. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#versionTimer);
  }

  // Versions

  /** Store the draft as a version with the results of its play-test, unless the latest version is the same. */
  keepVersion(found: { readonly won: number; readonly played: number } | null = null): void {
    const [latest, ...older] = this.versions;
    const version: Version = {
      text: this.text,
      name: this.history.past.at(-1)?.name ?? this.title,
      at: Date.now(),
      ...(found ?? {}),
    };
    this.versions = latest?.text === this.text ? [{ ...latest, ...(found ?? {}) }, ...older] : trimVersions([version, ...this.versions]);
    this.#keep();
  }

  /** Store the draft as a named version, which is never deleted automatically. */
  nameVersion(name: string): void {
    this.keepVersion();
    this.versions = this.versions.map((one, at) => (at ? one : { ...one, name, isNamed: true }));
    this.#keep();
  }

  // The check

  /** Ask the server to check the draft; changes meanwhile are checked afterwards. */
  async check(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      do {
        const { text, grid } = this;
        const found = await checkDraft(this.kit.game, text);
        this.checked = found.board || !this.checked ? found : { ...found, board: gridIsEmpty(grid) ? null : (this.checked.board ?? null) };
        // The highlighted problem stays highlighted while it exists.
        const { framed } = this;
        this.framed = (framed && found.problems.find((one) => one.path === framed.path && one.what === framed.what)) ?? null;
        this.checkedText = text;
        this.checkedGrid = found.board ? grid : [];
        this.isOffline = false;
        this.problem = null;
      } while (this.checkedText !== this.text);
    } catch (failed) {
      this.isOffline = failed instanceof OfflineError;
      this.problem = failed;
      if (!this.#isClosed) setTimeout(() => void this.check(), RETRY_MS);
    } finally {
      this.#isChecking = false;
    }
  }

  /** Return the names of the pieces on a cell. */
  namesAt(cell: string): string[] {
    return this.pieces.filter((one) => one.cells.includes(cell)).map((one) => pieceName(this, one));
  }

  /** The cells of the map with their positions in the drawing. */
  readonly cells = $derived(
    new Map((this.checked?.board?.zones ?? []).flatMap((zone) => zone.cells.map((cell) => [cell.name, { ...cell, zone: zone.name }]))),
  );
}

function gridIsEmpty(grid: Grid): boolean {
  return !grid.some((row) => row.some(Boolean));
}

/** Return the steps of a path in the server's notation: `$.edges[2].colour`. */
export function parsePath(path: string): Path {
  return [...path.matchAll(/\.([^.[\]]+)|\[(\d+)\]/g)].map(([, key, at]) => key ?? Number(at));
}

const KEY = Symbol("workshop");

export function provideWorkshop(workshop: Workshop): Workshop {
  return setContext(KEY, workshop);
}

export function useWorkshop(): Workshop {
  return getContext<Workshop>(KEY);
}
