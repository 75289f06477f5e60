import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new folder of its own; the operating system clears it away. */
export const aTempFolder = async () => realpath(await mkdtemp(path.join(tmpdir(), 'hotdrop-')));
