/** Which of our packages a package may import. The first rule whose pattern fits a package's folder counts. */
export const mayImport: readonly { readonly who: RegExp; readonly what: readonly string[] }[] = [
  { who: /^(shell|examples\/.+)$/, what: ['shared-host', 'shared-ui', 'shared-domain'] },
  { who: /^mf-/, what: ['shared-ui', 'shared-domain'] },
  { who: /^api$/, what: ['shared-domain', 'demo-world'] },
  { who: /^(shared-host|shared-ui|demo-world)$/, what: ['shared-domain'] },
  { who: /^e2e$/, what: ['shared-host', 'shared-domain', 'demo-world', 'tools'] },
  { who: /^bench$/, what: ['shared-host', 'shared-domain', 'tools', 'e2e'] },
  { who: /^tools$/, what: ['shared-host', 'shared-domain'] },
  { who: /^shared-domain$/, what: [] },
];

/** Only build files may import the bundler. */
export const buildFile = /(^|\/)webpack\.config\.ts$/;

export const advice = {
  package: (who: string, what: string) =>
    what.startsWith('mf-')
      ? `An area is reached through the area store at run time, never imported. What two areas share belongs in shared-ui or shared-domain; a link to an area comes from site.links.`
      : `${who} may import ${mayImport.find((rule) => rule.who.test(who))?.what.join(', ') || 'no package of ours'}. Move what both need to one of these, or pass it in as an argument.`,
  outside:
    'Import another package by its name (@hotdrop/…): its exports say what it offers, its files may move.',
  screen:
    'Nothing of an area imports a screen, a folder with a page, but area.tsx: deleting the folder then deletes the screen. Move what both need up to src/, or into a folder without a page.',
} as const;
