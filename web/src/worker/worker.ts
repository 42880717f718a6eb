/** The service worker: Horda opens with no line, and tells with the page closed. Each part listens for itself. */
import "./shellCache";
import "./responseCache";
import "./push";
