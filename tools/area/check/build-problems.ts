import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Candidate } from '../tools.ts';

/** Texts that occur only in builds of React DOM and of React. */
const marksOfReact = ['react.dev/errors', '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE='];

/**
 * A page has one React. Only `./mount` contains its own, for pages without one. A route's chunk with another React
 * bypasses the shared module, and its hooks would throw.
 */
export async function ownReactProblems({ dir, manifest }: Candidate): Promise<string[]> {
  const chunks = Object.entries(manifest.web.chunks).filter(([chunk]) => chunk !== 'mount');
  const found = chunks.map(async ([chunk, { js }]) => {
    const texts = await Promise.all(js.map((file) => readFile(path.join(dir, file), 'utf8').catch(() => '')));
    if (!texts.some((text) => marksOfReact.some((mark) => text.includes(mark)))) return [];
    return `the chunk "${chunk}" bundles a React of its own: import react, react-dom, and react-router-dom by these names, and no copy inside a library`;
  });
  return (await Promise.all(found)).flat();
}

const patterns: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a JSON web token (PUBG API keys are such)': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  'an AWS access key': /\b(AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a GitHub token': /\bgh[pousr]_[A-Za-z0-9]{36}/,
  'a Google API key': /\bAIza[\w-]{35}\b/,
  'a Slack token': /\bxox[abprs]-[\w-]{10,}/,
  'an address with a password': /\b[a-z][a-z+]+:\/\/[^\s/:@"'`<>${}]+:[^\s/:@"'`<>${}]{3,}@[^\s"'`]/,
  'a value that is named a secret':
    /\b(api[_-]?key|client[_-]?secret|session[_-]?secret|password|auth[_-]?token)["']?\s*[:=]\s*["'][\w+/=.-]{20,}["']/i,
};

const isSecretName = (name: string) => /(KEY|SECRET|TOKEN|PASSWORD)$/.test(name);

/** Strings in a build that look like secrets, and values of this machine's own secrets. Files are named, values not. */
export async function secretProblems(
  { dir, manifest }: Candidate,
  env: NodeJS.ProcessEnv,
): Promise<string[]> {
  const own = Object.entries(env).filter(([name, value]) => isSecretName(name) && (value?.length ?? 0) >= 12);
  const found = Object.keys(manifest.files).map(async (file) => {
    const text = await readFile(path.join(dir, file), 'latin1');
    const looks = Object.entries(patterns).filter(([, pattern]) => pattern.test(text));
    const values = own.filter(([, value]) => value && text.includes(value));
    return [
      ...looks.map(([what]) => `${file} contains what looks like ${what}`),
      ...values.map(([name]) => `${file} contains the value of ${name}`),
    ];
  });
  return (await Promise.all(found)).flat().map((problem) => `${problem}: areas are public, so remove it`);
}
