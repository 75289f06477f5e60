import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a folder, which the operating system removes later. */
export const aTempFolder = async () => realpath(await mkdtemp(path.join(tmpdir(), 'hotdrop-')));
