import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A class is named after its stylesheet's content. The server's and the browser's build agree on it, the same
 * component bundled into two areas is the same class, and two versions of a component never collide on one page.
 */
export function className(context: { resourcePath: string }, _ident: string, name: string): string {
  const file = path.basename(context.resourcePath).replace(/\.module\.css$/, '');
  const hash = createHash('sha256')
    .update(readFileSync(context.resourcePath))
    .digest('base64url')
    .slice(0, 5);
  return `${file}-${name}_${hash}`;
}
