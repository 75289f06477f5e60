import { NotStoredError } from '../errors.ts';
import { signatureKeyOf } from '../keys.ts';
import { changeFile } from '../storage/change-file.ts';
import type { WritableStorage } from '../storage/storage.ts';
import type { SigningKey } from './signature.ts';

/** Signs a stored file: writes the signature beside it, or replaces an older one. */
export async function signFile(storage: WritableStorage, key: string, signer: SigningKey): Promise<void> {
  const file = await storage.read(key);
  if (!file) throw new NotStoredError(storage.location, key);
  const signature = signer.sign(file.bytes);
  await changeFile(storage, signatureKeyOf(key), (before) =>
    before && Buffer.compare(before.bytes, signature) === 0 ? undefined : signature,
  );
}
