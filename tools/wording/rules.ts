/** Places to look: comments, names of variables and types, and names of files. */
export type Place = 'comment' | 'identifier' | 'file name';

export interface Rule {
  /** Tried on the text of a comment, or on the lower-case words of a name: `passOn` and `pass-on.ts` are "pass on". */
  readonly pattern: RegExp;
  readonly where: readonly Place[];
  readonly instead: string;
}

const everywhere: readonly Place[] = ['comment', 'identifier', 'file name'];
const names: readonly Place[] = ['identifier', 'file name'];

const inComments = (pattern: RegExp, instead: string): Rule => ({ pattern, where: ['comment'], instead });
const inNames = (pattern: RegExp, instead: string): Rule => ({ pattern, where: names, instead });
const inFileNames = (pattern: RegExp, instead: string): Rule => ({ pattern, where: ['file name'], instead });
const american = (british: RegExp, instead: string): Rule => ({
  pattern: british,
  where: everywhere,
  instead,
});

/** Words that the project does not use, each with its replacement. */
export const rules: readonly Rule[] = [
  american(/\bfavourit\w*/i, 'favorite'),
  american(/\bcolour\w*/i, 'color'),
  american(/\bbehaviour\w*/i, 'behavior'),
  american(/\bneighbour\w*/i, 'neighbor'),
  american(/\bhonour\w*/i, 'honor'),
  american(/\bcentr(e|es|ed)\b/i, 'center'),
  american(/\bcatalogue\w*/i, 'catalog'),
  american(/\banalys(e|es|ed|ing)\b/i, 'analyze'),
  american(/\blabell(ed|ing)\b/i, 'labeled, labeling'),
  american(/\bjudgement\w*/i, 'judgment'),
  american(/\bwhilst\b/i, 'while'),
  american(
    /\b(organ|recogn|serial|optim|normal|initial|synchron|summar|minim|maxim|author|custom)is(e|es|ed|ing|ation)\b/i,
    'the ending -ize',
  ),

  inComments(/^What\s(?![^.]*\?)/, 'a verb or a noun first, such as "Limits …" or "Timeout for …"'),
  inComments(/^Whoever\s/, 'a verb or a noun first'),
  inComments(/\bnobody\b/i, 'no one, or a sentence with the real subject'),
  inComments(/\banew\b/i, 'again'),
  inComments(/(?<!^)\bwhoever\b/i, 'anyone who, or the real subject'),
  inComments(/\bso\s+many\b/i, 'the number, or "too many"'),
  inComments(/\bso\s+long\b/i, 'the duration, or "while"'),
  inComments(/\bis\s+told\b/i, 'a plain verb: receives, reports, sees'),
  inComments(/\btells\s+of\b/i, 'reports, describes'),
  inComments(/\bstands\s+(for|in|beside|there)\b/i, 'is, means, replaces'),
  inComments(/\bno\s+more\b(?!\s+than)/i, 'no longer'),
  inComments(/\ball\s+the\s+same\b/i, 'still, anyway'),
  inComments(/\bof\s+its\s+own\s+accord\b/i, 'by itself'),
  inComments(/\bto\s+life\b/i, 'hydrates, starts'),
  inComments(/\bat\s+a\s+stroke\b/i, 'at once'),
  inComments(/\bbefore\s+\S+\s+(\S+\s+)?eyes\b/i, 'while the visitor reads'),
  inComments(/\b(two|second|another)\s+looks?\s+at\b/i, 'check'),
  inComments(/\b(is|are)\s+(not\s+)?to\s+hand\b/i, 'available'),

  inNames(/\bbones\b/, 'skeleton'),
  inNames(/\bpatience\b/, 'timeout'),
  inNames(/\bsick\b/, 'unhealthy'),
  inNames(/\bseldom\b/, 'throttle'),
  inNames(/\bpass(ed|ing)? on\b/, 'proxy'),
  inNames(/\bput away\b/, 'dismiss'),
  inNames(/\bsurroundings\b/, 'frameData'),
  inNames(/\blast resort\b/, 'staticErrorPage or errorPageFallback'),
  inNames(/\btable twin\b/, 'chartDataTable'),
  inNames(/\bfirst stir\b/, 'interaction'),
  inNames(/\btell of\b/, 'report'),
  inNames(/\bfrom elsewhere\b/, 'crossSite'),
  inNames(/\bknow player\b/, 'findOrFetchPlayer'),
  inNames(/\bstand in\b/, 'fake'),
  inNames(/\b(when|until) alive\b/, 'waitForHydration'),
  inNames(/\bwear\b/, 'setTheme'),
  inNames(/\bbad days\b/, 'resilience'),

  inFileNames(/^faces\b/, 'fonts'),
  inFileNames(/^(said|pressed|opened|art)\b/, 'feedback, controls, overlays, artwork'),
  inFileNames(/^words of\b/, 'error-message'),
  inFileNames(/\bjourney\b/, '*.spec.ts'),
  inFileNames(/\bdeep\b/, '*.slow.ts'),
];
