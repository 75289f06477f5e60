import { allowPopups, createSandboxedFrame } from './create-sandboxed-frame.ts';
import styles from './fill-ad-slots.module.css';

/**
 * Covers every ad slot with the provider's page in a sandboxed iframe. The house promotion stays under it. Returns a
 * function that stops filling new slots.
 */
export function fillAdSlots(provider: string, title: string): () => void {
  const fill = () => {
    for (const slot of document.querySelectorAll<HTMLElement>('[data-ad-slot]:not([data-filled])')) {
      slot.dataset.filled = '';
      slot.append(createAdFrame(provider.replaceAll('{slot}', slot.dataset.adSlot ?? '1'), title));
    }
  };
  fill();
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function createAdFrame(url: string, title: string): HTMLIFrameElement {
  const frame = createSandboxedFrame(url, allowPopups);
  frame.title = title;
  frame.loading = 'lazy';
  frame.className = styles.frame ?? '';
  return frame;
}
