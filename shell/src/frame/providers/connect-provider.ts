import { createSandboxedFrame } from './create-sandboxed-frame.ts';
import type { EventChannel } from './events.ts';

/**
 * Loads a provider's page in a hidden iframe and posts it all queued and future events, as `toMessage` formats them.
 * Returns a function that disconnects it.
 */
export function connectProvider<Event>(
  url: string,
  channel: EventChannel<Event>,
  toMessage: (event: Event) => object,
): () => void {
  const frame = createSandboxedFrame(url);
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  const { send } = channel;
  const connect = () => {
    // A sandboxed frame has an opaque origin, which only the target `*` matches. The policy's `frame-src` ensures that
    // the frame cannot navigate away from the configured origins.
    channel.send = (event) => frame.contentWindow?.postMessage(toMessage(event), '*');
    for (const event of channel.queue.splice(0)) channel.send(event);
  };
  frame.addEventListener('load', connect, { once: true });
  document.body.append(frame);
  return () => {
    channel.send = send;
    frame.remove();
  };
}
