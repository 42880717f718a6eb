/** Shows in an element with its own scrollbar that there is more content below, after making the content denser. */
import type { Attachment } from "svelte/attachments";

/** Height in pixels of hidden content that needs no sign. */
const TOLERANCE_PX = 4;

/** Call a function whenever the size or the content of an element changes. */
function observe(node: HTMLElement, onChange: () => void): () => void {
  const sizes = new ResizeObserver(onChange);
  const watch = (): void => {
    sizes.disconnect();
    sizes.observe(node);
    for (const child of node.children) sizes.observe(child);
  };
  const contents = new MutationObserver(() => {
    watch();
    onChange();
  });
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  watch();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}

const hiddenBelow = (node: HTMLElement): number => node.scrollHeight - node.clientHeight - node.scrollTop;

/** Attachment that marks an element with the class `is-cut` while content lies below its lower edge. */
export const overflowSign: Attachment<HTMLElement> = (node) => {
  const update = (): void => void node.classList.toggle("is-cut", hiddenBelow(node) > TOLERANCE_PX);
  node.addEventListener("scroll", update, { passive: true });
  const stop = observe(node, update);
  return () => {
    stop();
    node.removeEventListener("scroll", update);
  };
};

/** Return an attachment that raises `data-density`, from 0 to `most`, until the content of an element fits. */
export function fitDensity(most: number): Attachment<HTMLElement> {
  return (node) =>
    observe(node, () => {
      for (let density = 0; density <= most; density++) {
        node.dataset["density"] = String(density);
        if (node.scrollHeight - node.clientHeight <= TOLERANCE_PX) return;
      }
    });
}
