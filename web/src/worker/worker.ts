/** The service worker: Horda opens with no line. Each part listens for itself. */
import "./shell";
import "./told";
