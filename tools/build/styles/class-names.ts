import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Names a class after its stylesheet's content, so that server and browser builds agree, the same component in two
 * areas has the same class, and two versions of a component never collide on a page.
 */
export function className(context: { resourcePath: string }, _ident: string, name: string): string {
  const file = path.basename(context.resourcePath).replace(/\.module\.css$/, '');
  const hash = createHash('sha256')
    .update(readFileSync(context.resourcePath))
    .digest('base64url')
    .slice(0, 5);
  return `${file}-${name}_${hash}`;
}
