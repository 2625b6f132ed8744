/** The service that makes questions. */
export interface GeneratorConfig {
  readonly url: URL;
  readonly key: string | null;
  readonly model: string;
}

interface Read {
  readonly GENERATOR_URL?: string | undefined;
  readonly GENERATOR_KEY?: string | undefined;
  readonly GENERATOR_MODEL?: string | undefined;
}

/** Null where none is set. */
export const generatorOf = ({
  GENERATOR_URL: url,
  GENERATOR_KEY: key,
  GENERATOR_MODEL: model,
}: Read): GeneratorConfig | null =>
  url === undefined || model === undefined ? null : { url: new URL(url), key: key ?? null, model };
