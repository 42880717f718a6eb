/** The service worker: offline use and push notifications. Each module adds its own listeners. */
import "./shellCache";
import "./responseCache";
import "./push";
