import type { PartSource } from '@hotdrop/shared-domain/contract';
import { type aShell, aShellWith, type Shell } from './a-shell.ts';

export const home = '/pubg';

export interface APart extends Partial<PartSource> {
  readonly id: string;
  /** Bodies of functions. */
  readonly load?: string;
  readonly render?: string;
}

/** The build of an area with parts and one page, `clans`. */
export function anAreaWithParts(parts: readonly APart[]) {
  const code = parts.map(
    ({ id, load, render = `return ${JSON.stringify(`The ${id}`)}` }) =>
      `${JSON.stringify(id)}: (site) => ({ ${load ? `load: async (context, signal) => { ${load} },` : ''}
        render: (context, data) => { ${render} } })`,
  );
  return {
    files: {
      'node/entry.js': `const parts = { ${code.join(',\n')} };
        module.exports = {
          area: { routes: async () => [{ path: 'clans', Component: () => 'The clans' }] },
          parts: { load: async (site, id) => parts[id](site) },
        };\n`,
      'web/members.css': '.members { color: inherit }\n',
    },
    parts: parts.map(({ load, render, ...part }) => ({
      slot: 'home',
      order: 10,
      chunk: 'members',
      browser: 'never' as const,
      ...part,
    })),
    web: {
      entry: 'web/entry.js',
      global: 'mf_clans',
      chunks: { members: { js: ['web/members.js'], css: ['web/members.css'] } },
    },
  };
}

export const aShellWithParts = (parts: readonly APart[], options: Parameters<typeof aShell>[0] = {}) =>
  aShellWith(anAreaWithParts(parts), { check: async () => {}, ...options });

export const readPage = async (shell: Shell, path = home) => {
  const response = await shell.get(path);
  return { status: response.status, html: await response.text() };
};

/** The keys of the parts with content, in the order of the page. */
export const findParts = (html: string) =>
  [...html.matchAll(/<div data-part="([^"]+)"[^>]*>(?!<\/div>)/g)].map(([, key]) => key);
