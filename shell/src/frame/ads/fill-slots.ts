import styles from './fill-slots.module.css';

/**
 * Lays a provider's page over every ad slot, in a frame of its own: its scripts reach nothing of ours, and what the
 * slot shows by itself stays underneath. Returns how to stop.
 */
export function fillSlots(provider: string, title: string): () => void {
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
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = title;
  frame.loading = 'lazy';
  frame.className = styles.frame ?? '';
  frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
  frame.referrerPolicy = 'strict-origin';
  return frame;
}
