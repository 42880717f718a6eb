/** Makes scrollable elements reachable by keyboard: focusable while their content overflows. */
import type { Attachment } from "svelte/attachments";

function isOverflowing(node: HTMLElement): boolean {
  return node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth;
}

/** Attachment for every element with its own scrollbar; its role and name are in the markup. */
export const focusableScroll: Attachment<HTMLElement> = (node) => {
  function updateTabStop(): void {
    const is = node.hasAttribute("tabindex");
    if (isOverflowing(node)) {
      if (!is) node.tabIndex = 0;
    }
    // A focused element stays focusable; it is checked again when it loses the focus.
    else if (is && node !== document.activeElement) node.removeAttribute("tabindex");
  }
  const sizes = new ResizeObserver(updateTabStop);
  /** Observe all sizes again. The observer reports after layout and before painting; measuring at once would force a layout. */
  function observe(): void {
    sizes.disconnect();
    sizes.observe(node);
    for (const child of node.children) sizes.observe(child);
  }
  // The resize observer covers windows, tabs and fonts; changes of the content need the mutation observer.
  const contents = new MutationObserver(observe);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener("blur", updateTabStop);
  // An opened `<details>` may overflow without a change that the observers see; its event does not bubble.
  node.addEventListener("toggle", updateTabStop, true);
  observe();
  return () => {
    sizes.disconnect();
    contents.disconnect();
    node.removeEventListener("blur", updateTabStop);
    node.removeEventListener("toggle", updateTabStop, true);
  };
};
