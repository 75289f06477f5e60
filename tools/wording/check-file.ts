import path from 'node:path';
import { type Place, type Rule, rules } from './rules.ts';

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

/** Finds the words of a file that the rules do not allow. Strings are skipped: they are texts, test data, and names of others. */
export function checkFile(file: string, code: string): Finding[] {
  const { comments, names } = splitCode(code);
  return [
    ...findWords(file, 'file name', [{ text: wordsOf(path.basename(file)), line: 1 }]),
    ...findWords(file, 'comment', comments),
    ...findWords(file, 'identifier', names),
  ];
}

interface Piece {
  readonly text: string;
  readonly line: number;
}

const rulesFor = (place: Place): readonly Rule[] => rules.filter(({ where }) => where.includes(place));

const rulesByPlace: Readonly<Record<Place, readonly Rule[]>> = {
  comment: rulesFor('comment'),
  identifier: rulesFor('identifier'),
  'file name': rulesFor('file name'),
};

const findWords = (file: string, place: Place, pieces: readonly Piece[]): Finding[] =>
  pieces.flatMap(({ text, line }) =>
    rulesByPlace[place].flatMap(({ pattern, instead }) => {
      const match = pattern.exec(text);
      if (!match) return [];
      const word = match[0].trim().replaceAll(/\s+/g, ' ');
      return [{ file, line: line + countLines(text.slice(0, match.index)), word, instead }];
    }),
  );

const countLines = (text: string) => text.split('\n').length - 1;

/** `passOn`, `PASS_ON`, and `pass-on` become "pass on". */
const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase();

/** Matches comments (groups), and skips strings and regular expressions. */
const token =
  /(?<comment>\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[=(,:[!&|?{};]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/|(?<name>[A-Za-z_$][\w$]*)/g;

function splitCode(code: string) {
  const comments: Piece[] = [];
  const names: Piece[] = [];
  let line = 1;
  let end = 0;
  for (const { 0: text, index, groups } of code.matchAll(token)) {
    line += countLines(code.slice(end, index));
    end = index;
    if (groups?.comment) comments.push({ text: plainComment(text), line });
    else if (groups?.name) names.push({ text: wordsOf(text), line });
  }
  return { comments, names };
}

/** Removes the comment marks of each line, and keeps the lines. */
const plainComment = (text: string) =>
  text
    .replace(/\*\/$/, '')
    .split('\n')
    .map((line, index) => line.replace(index === 0 ? /^(\/\*+|\/\/)\s*/ : /^\s*(\*|\/\/)?\s*/, ''))
    .join('\n')
    .trimEnd();
