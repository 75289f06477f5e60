import { AreaStoreError } from '../errors.ts';
import { checkPath } from '../keys.ts';

/** The address of a bucket, the store's prefix in it, and the credentials. */
export interface Bucket {
  /** The address for requests about the whole bucket. */
  readonly address: string;
  /** The start of every key: '' or 'areas/'. */
  readonly prefix: string;
  readonly credentials: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
    readonly region: string;
  };
}

export const isBucket = (location: string) => location.startsWith('s3://');

/** Parses `s3://bucket/prefix` and reads the usual environment variables of S3 tools. */
export function parseBucketAddress(location: string, env: NodeJS.ProcessEnv): Bucket {
  const [, name, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)\/?(.*?)\/?$/.exec(location) ?? [];
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_ENDPOINT_URL } = env;
  if (!name)
    throw new AreaStoreError(
      `${location} is not the address of a bucket. Write s3://bucket or s3://bucket/folder.`,
    );
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) {
    throw new AreaStoreError(
      `The bucket ${location} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. Also set AWS_REGION, and AWS_ENDPOINT_URL for services other than Amazon (such as https://objects.example).`,
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
