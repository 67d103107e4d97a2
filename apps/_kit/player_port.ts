// The other end of the study player: receives the port, obeys start and stop.
import { startClock, stopClock } from "./clock";
import { connect, emit, flushEvents, lastSeq } from "./events";

function obey(type: unknown, ready: Promise<void>): void {
  if (type === "start") ready.then(startClock);
  else if (type === "flush") flushEvents();
  else if (type === "stop") {
    stopClock();
    emit("end", { last_seq: lastSeq() + 1 });
    flushEvents();
  }
}

/** A page on its own starts its clock itself; in a frame the player does. The port may come before `ready`. */
export function listenForPlayer(ready: Promise<void>): void {
  if (window.parent === window) {
    ready.then(startClock);
    return;
  }
  let connected = false;
  window.addEventListener("message", (event) => {
    const port = event.ports[0];
    if (connected || event.source !== window.parent || event.data?.igg !== "port" || !port) return;
    connected = true;
    port.onmessage = (message) => obey(message.data?.type, ready);
    connect(port);
  });
}
