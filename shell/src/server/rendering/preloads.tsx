import { preload } from 'react-dom';
import type { PageFile } from './page-files.ts';

/**
 * Preloads the entry scripts, with a low priority so that stylesheets and the font come first. The attributes must
 * equal those of the later request; otherwise the browser loads the file twice.
 */
export function Preloads({ files, nonce }: { files: readonly PageFile[]; nonce: string }) {
  for (const { href, integrity } of files) {
    preload(href, { as: 'script', crossOrigin: 'anonymous', integrity, nonce, fetchPriority: 'low' });
  }
  return null;
}
