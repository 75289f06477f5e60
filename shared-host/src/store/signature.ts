import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import * as v from 'valibot';
import { AreaStoreError, NotStoredError } from './errors.ts';
import { changeFile, type WritableStorage } from './storage.ts';
import { signatureKeyOf, toJson } from './stored-files.ts';

/** The schema of `area.json.sig` and `site.json.sig`. */
export const signatureSchema = v.object({
  key: v.string(),
  /** Ed25519 over the bytes of the signed file, in base64. */
  signature: v.string(),
});
export type Signature = v.InferOutput<typeof signatureSchema>;

/** A key that signs, with the id under which a trust list names it. */
export interface SigningKey {
  readonly id: string;
  /** SPKI in base64, for the trust list. */
  readonly publicKey: string;
  sign(bytes: Uint8Array): Uint8Array;
}

/** Creates an Ed25519 private key as PEM. */
export const createPrivateKeyPem = (): string =>
  String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));

/** Parses the PEM of an Ed25519 private key. */
export function readSigningKey(pem: string): SigningKey {
  const privateKey = parsePrivateKey(pem);
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const id = getKeyId(spki);
  return {
    id,
    publicKey: spki.toString('base64'),
    sign: (bytes) =>
      toJson({ key: id, signature: sign(null, bytes, privateKey).toString('base64') } satisfies Signature),
  };
}

function parsePrivateKey(pem: string) {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The message of OpenSSL names no cause that a reader could act on.
  }
  throw new AreaStoreError(
    'The signing key is not an Ed25519 private key in PEM. Create one with `npm run area -- keys`, and give it in AREA_SIGNING_KEY (the file or its content).',
  );
}

const getKeyId = (spki: Uint8Array): string => createHash('sha256').update(spki).digest('hex').slice(0, 16);

/** Whether the holder of the key signed these bytes. False also for a key or a signature that cannot be read. */
export function isSignedBy(publicKey: string, bytes: Uint8Array, signature: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' });
    return key.asymmetricKeyType === 'ed25519' && verify(null, bytes, key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

/** Signs a stored file: writes the signature beside it, or replaces an older one. */
export async function signFile(storage: WritableStorage, key: string, signer: SigningKey): Promise<void> {
  const file = await storage.read(key);
  if (!file) throw new NotStoredError(storage.location, key);
  const signature = signer.sign(file.bytes);
  await changeFile(storage, signatureKeyOf(key), (before) =>
    before && Buffer.compare(before.bytes, signature) === 0 ? undefined : signature,
  );
}
