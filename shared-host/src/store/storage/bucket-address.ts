import { AreaStoreError } from '../errors.ts';
import { checkPath } from './check-path.ts';

/** A bucket's own address, the prefix of the store in it, and who asks. */
export interface Bucket {
  /** Where requests about the whole bucket go. */
  readonly address: string;
  /** What every key starts with: '' or 'areas/'. */
  readonly prefix: string;
  readonly credentials: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
    readonly region: string;
  };
}

export const isBucket = (location: string) => location.startsWith('s3://');

/** Reads `s3://bucket/prefix` with the settings that every S3 tool knows. */
export function parseBucketAddress(location: string, env: NodeJS.ProcessEnv): Bucket {
  const [, name, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)\/?(.*?)\/?$/.exec(location) ?? [];
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_ENDPOINT_URL } = env;
  if (!name)
    throw new AreaStoreError(`${location} is no bucket. Write it as s3://bucket or s3://bucket/folder.`);
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) {
    throw new AreaStoreError(
      `The bucket ${location} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (and AWS_REGION; for other services than Amazon's AWS_ENDPOINT_URL, such as https://objects.example).`,
    );
  }
  const region = env.AWS_REGION ?? 'us-east-1';
  return {
    address: AWS_ENDPOINT_URL
      ? `${AWS_ENDPOINT_URL.replace(/\/$/, '')}/${name}/`
      : `https://${name}.s3.${region}.amazonaws.com/`,
    prefix: prefix && `${checkPath(prefix)}/`,
    credentials: {
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
      region,
    },
  };
}
