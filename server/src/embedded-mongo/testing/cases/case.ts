/** One comparison with MongoDB: what a pipeline makes of documents, or the code with which it is refused. */
export interface PipelineCase {
  readonly name: string;
  readonly documents: readonly Readonly<Record<string, unknown>>[];
  readonly pipeline: readonly Readonly<Record<string, unknown>>[];
  /** The documents of other collections that it reads, by their names. */
  readonly others?: Readonly<Record<string, PipelineCase['documents']>>;
  /** As MongoDB documents it, with BSON's own numbers where the kind matters. */
  readonly gives: readonly Readonly<Record<string, unknown>>[] | { readonly code: number };
}

/** What an expression makes of one document. */
export const ofExpression = (
  name: string,
  document: Readonly<Record<string, unknown>>,
  expression: unknown,
  gives: unknown,
): PipelineCase => ({
  name,
  documents: [{ _id: 1, ...document }],
  pipeline: [{ $replaceWith: { value: expression } }],
  gives: gives === undefined ? [{}] : [{ value: gives }],
});

/** An expression that cannot be calculated. */
export const refusedExpression = (
  name: string,
  document: Readonly<Record<string, unknown>>,
  expression: unknown,
  code: number,
): PipelineCase => ({ ...ofExpression(name, document, expression, null), gives: { code } });

export const ofStages = (
  name: string,
  documents: PipelineCase['documents'],
  pipeline: PipelineCase['pipeline'],
  gives: PipelineCase['gives'],
): PipelineCase => ({ name, documents, pipeline, gives });
