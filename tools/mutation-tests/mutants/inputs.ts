import type { MutantsIn } from '../mutant.ts';

const comments = ['api/src/comments/comments.test.ts'];
const attacks = ['api/src/http/attacks.test.ts'];
const resilience = ['api/src/http/resilience.test.ts'];
const calls = ['shared-domain/src/wire/calls.test.ts'];
const client = ['shared-domain/src/wire/client/create-api.test.ts'];

/** Guards of request bodies and write access. */
export const inputs: readonly MutantsIn[] = [
  {
    file: 'api/src/comments/require-writer.ts',
    tests: comments,
    mutants: [
      ['pages of this site alone write', '!allowedOrigins(config).includes(origin)', 'false'],
      ['what has no origin writes nothing', '!origin || ', 'origin !== undefined && '],
      ['a writer is signed in', 'if (!user)', 'if (false)'],
    ],
  },
  {
    file: 'api/src/comments/post-comment.ts',
    tests: comments,
    mutants: [
      ['an account writes five comments a minute', 'if (oldest) {', 'if (false) {'],
      ['a repeated request posts one comment', 'if (posted) return posted;', ''],
    ],
  },
  {
    file: 'api/src/comments/delete-comment.ts',
    tests: comments,
    mutants: [
      [
        'a comment is its account’s to delete',
        'and(eq(comments.id, id), eq(comments.authorId, user.id))',
        'eq(comments.id, id)',
      ],
    ],
  },
  {
    file: 'api/src/comments/to-comment.ts',
    tests: comments,
    mutants: [
      [
        'names that are alike are not one account',
        'reader?.id === author.id',
        'reader?.displayName === author.displayName',
      ],
    ],
  },
  {
    file: 'shared-domain/src/text/checks.ts',
    tests: [...comments, 'shared-domain/src/text/checks.test.ts'],
    mutants: [
      ['a comment is trimmed', '.trim();', ';'],
      ['a comment has a visible character', 'if (!visibleCharacter.test(text))', 'if (false)'],
      ['a comment has 1000 characters at most', 'countCharacters(text) > limits.comment', 'false'],
      ['a comment has 8 KB at most', '.length > limits.commentBytes', '.length > Infinity'],
      ['a comment has no control characters', `.replace(forbiddenCharacters, '')`, ''],
      ['a comment has no runs of blank lines', `.replace(blankLines, '\\n\\n')`, ''],
    ],
  },
  {
    file: 'shared-domain/src/text/checks.ts',
    tests: ['shared-domain/src/text/checks.test.ts'],
    mutants: [['a letter has four marks at most', `.replace(excessMarks, '$1')`, '']],
  },
  {
    file: 'api/src/http/read-input.ts',
    tests: resilience,
    mutants: [['a text holds no NUL', 'if (Object.values(read).some(hasNul))', 'if (false)']],
  },
  {
    file: 'api/src/http/read-input.ts',
    tests: resilience,
    mutants: [
      ['a body is JSON', String.raw`!/^application\/json\b/i.test(`, 'false && ('],
      ['inputs are as their schema says', 'if (!result.success)', 'if (false)'],
    ],
  },
  {
    file: 'shared-domain/src/wire/inputs.ts',
    tests: attacks,
    mutants: [
      ['a number is digits', `v.digits('A number is digits only'), `, ''],
      ['a number is not too small', 'v.minValue(min),', ''],
      ['a number is not too large', 'v.maxValue(max),', ''],
      ['a comment’s number fits', 'wholeNumber(0, Number.MAX_SAFE_INTEGER)', 'wholeNumber(0, Infinity)'],
      ['parts of an address have an end', 'v.maxLength(most),', ''],
    ],
  },
  {
    file: 'shared-domain/src/wire/inputs.ts',
    tests: resilience,
    mutants: [
      [
        'a shard is lower case with dashes',
        `v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A shard is lower case with dashes: pc-krjp'),`,
        '',
      ],
      ['a range is one of the list', 'v.picklist(playingRanges)', 'v.string()'],
    ],
  },
  {
    file: 'shared-domain/src/wire/inputs.ts',
    tests: calls,
    mutants: [
      ['what one types is short', 'v.maxLength(limits.searchName)', 'v.maxLength(Infinity)'],
      ['what one types is something', 'v.string(), v.minLength(1), v', 'v.string(), v'],
    ],
  },
  {
    file: 'shared-domain/src/wire/inputs.ts',
    tests: client,
    mutants: [
      [
        'dots alone lead to no other address',
        String.raw`v.check((value) => !/^\.+$/.test(value), 'Dots alone are no id'),`,
        '',
      ],
    ],
  },
  {
    file: 'shared-domain/src/wire/client/request.ts',
    tests: client,
    mutants: [
      ['a name stays one part of a call', 'encodeURIComponent(String(params[key]))', 'String(params[key])'],
    ],
  },
  {
    file: 'shared-domain/src/text/account-id.ts',
    tests: ['shared-domain/src/text/checks.test.ts'],
    mutants: [
      ['a name is not dots alone', String.raw`!/^\.*$/.test(value) &&`, ''],
      ['a name has an end', 'other: 24', 'other: Infinity'],
      ['an account’s id has an end', 'account: 40', 'account: Infinity'],
    ],
  },
  {
    file: 'shared-domain/src/game/pubg/dictionaries/index.ts',
    tests: ['shared-domain/src/game/pubg/dictionaries/dictionaries.test.ts'],
    mutants: [['"constructor" is no weapon', 'Object.hasOwn(names, id)', 'id in names']],
  },
  {
    file: 'shared-domain/src/game/pubg/tier-names.ts',
    tests: ['shared-domain/src/game/pubg/tiers.test.ts'],
    mutants: [['"constructor" is no tier', 'Object.hasOwn(names, id)', 'id in names']],
  },
  {
    file: 'api/src/players/suggest-players.ts',
    tests: attacks,
    mutants: [['a text is a text in a search pattern', String.raw`.replaceAll(/[\\%_]/g, '\\$&')`, '']],
  },
];
