import styles from './fill-ad-slots.module.css';
import { mayLeadAway, sandboxedFrame } from './sandboxed-frame.ts';

/**
 * Lays a provider's page over every ad slot, in a frame of its own: what the slot shows by itself stays underneath.
 * Returns how to stop.
 */
export function fillAdSlots(provider: string, title: string): () => void {
  const fill = () => {
    for (const slot of document.querySelectorAll<HTMLElement>('[data-ad-slot]:not([data-filled])')) {
      slot.dataset.filled = '';
      slot.append(frameFor(provider.replaceAll('{slot}', slot.dataset.adSlot ?? '1'), title));
    }
  };
  fill();
  const watcher = new MutationObserver(fill);
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => watcher.disconnect();
}

function frameFor(address: string, title: string): HTMLIFrameElement {
  const frame = sandboxedFrame(address, mayLeadAway);
  frame.title = title;
  frame.loading = 'lazy';
  frame.className = styles.frame ?? '';
  return frame;
}
