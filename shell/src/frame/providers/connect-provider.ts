import type { Events } from './events.ts';
import { sandboxedFrame } from './sandboxed-frame.ts';

/**
 * Has a provider's page, which nobody sees, told what has happened and what happens, in the words of `message`.
 * Returns how to stop.
 */
export function connectProvider<Event>(
  address: string,
  events: Events<Event>,
  message: (event: Event) => object,
): () => void {
  const frame = sandboxedFrame(address);
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  const { tell } = events;
  const begin = () => {
    // The frame's origin is nobody's, and a target that names one would never be reached. Whoever is in there is of
    // a configured origin all the same: `frame-src` holds for wherever the frame goes.
    events.tell = (event) => frame.contentWindow?.postMessage(message(event), '*');
    for (const event of events.waiting.splice(0)) events.tell(event);
  };
  frame.addEventListener('load', begin, { once: true });
  document.body.append(frame);
  return () => {
    events.tell = tell;
    frame.remove();
  };
}
