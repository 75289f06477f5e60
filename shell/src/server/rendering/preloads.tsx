import { preload } from 'react-dom';
import type { PageFile } from './page-files.ts';

/**
 * Asks for the scripts that the page starts with in its head, after what the first paint needs: styles and the face.
 * The attributes must equal those of the later request, or it is made twice.
 */
export function Preloads({ files, nonce }: { files: readonly PageFile[]; nonce: string }) {
  for (const { href, integrity } of files) {
    preload(href, { as: 'script', crossOrigin: 'anonymous', integrity, nonce, fetchPriority: 'low' });
  }
  return null;
}
