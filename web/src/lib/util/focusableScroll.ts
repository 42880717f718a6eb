/** What scrolls is reached by keyboard: a stop for Tab whenever there is more than fits, and only then. */
import type { Attachment } from "svelte/attachments";

function overflows(node: HTMLElement): boolean {
  return node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth;
}

/** For every element with a scrollbar of its own; its role and name stand in the markup. */
export const reachable: Attachment<HTMLElement> = (node) => {
  function look(): void {
    const is = node.hasAttribute("tabindex");
    if (overflows(node)) {
      if (!is) node.tabIndex = 0;
    }
    // Whoever stands on it keeps the place; it is looked at again when they leave.
    else if (is && node !== document.activeElement) node.removeAttribute("tabindex");
  }
  const sizes = new ResizeObserver(look);
  /** What is observed anew is told of once the page is laid out and before it is drawn: asking at once would lay it out for that alone. */
  function observe(): void {
    sizes.disconnect();
    sizes.observe(node);
    for (const child of node.children) sizes.observe(child);
  }
  // Sizes tell of windows, tabs and fonts; what comes and goes inside is seen in the frame that shows it.
  const contents = new MutationObserver(observe);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener("blur", look);
  observe();
  return () => {
    sizes.disconnect();
    contents.disconnect();
    node.removeEventListener("blur", look);
  };
};
