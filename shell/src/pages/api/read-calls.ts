import * as v from 'valibot';

const parameterSchema = v.object({
  name: v.string(),
  in: v.picklist(['path', 'query']),
  required: v.boolean(),
  schema: v.object({ enum: v.optional(v.array(v.union([v.string(), v.number()])), []) }),
});

const operationSchema = v.object({
  operationId: v.string(),
  summary: v.string(),
  tags: v.tuple([v.string()]),
  parameters: v.array(parameterSchema),
});

/** The part of the API's OpenAPI description that the page shows. */
const descriptionSchema = v.object({
  info: v.object({ 'x-requests-per-minute': v.object({ visitor: v.number(), key: v.number() }) }),
  paths: v.record(v.string(), v.object({ get: v.optional(operationSchema) })),
});

export interface Parameter {
  readonly name: string;
  readonly isRequired: boolean;
  readonly isInPath: boolean;
  /** The values that are allowed. Empty: any text. */
  readonly values: readonly string[];
}

/** A call that reads, and that needs no account. */
export interface ReadCall {
  readonly name: string;
  readonly summary: string;
  /** With parameters in braces: `/players/{shard}/{player}`. */
  readonly path: string;
  readonly topic: string;
  readonly parameters: readonly Parameter[];
}

export interface ApiDescription {
  readonly calls: readonly ReadCall[];
  readonly requestsPerMinute: { readonly visitor: number; readonly key: number };
}

/** They answer about the visitor's own account, or end the session. */
const ofAccounts = ['auth', 'account'];

/** Reads an OpenAPI description; null if it has another shape. */
export function readDescription(document: unknown): ApiDescription | null {
  const read = v.safeParse(descriptionSchema, document);
  if (!read.success) return null;
  const { info, paths } = read.output;
  const calls = Object.entries(paths).flatMap(([path, { get }]): ReadCall[] => {
    if (!get || ofAccounts.includes(get.tags[0])) return [];
    const { operationId: name, summary, tags, parameters } = get;
    return [{ name, summary, path, topic: tags[0], parameters: parameters.map(toParameter) }];
  });
  return { calls, requestsPerMinute: info['x-requests-per-minute'] };
}

const toParameter = ({
  name,
  in: place,
  required,
  schema,
}: v.InferOutput<typeof parameterSchema>): Parameter => ({
  name,
  isRequired: required,
  isInPath: place === 'path',
  values: schema.enum.map(String),
});
