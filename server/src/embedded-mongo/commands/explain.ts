import type { Collection } from '../collection.ts';
import {
  type Command,
  effortOf,
  findCollection,
  objectArgument,
  type CommandContext,
  words,
} from '../command.ts';
import { orderOf } from '../collation.ts';
import { compileFilter, holdsPattern } from '../find/filter.ts';
import { frontOf, parsePipeline } from '../pipeline.ts';
import { choosePlan, type Plan } from '../find/plan.ts';
import { type Effort, findRows, orderIn, type Query } from '../find/query.ts';
import { StoreError } from '../store-error.ts';
import { explainText, planText, takeText } from '../text/text-search.ts';
import { withPatternLimit } from '../time-limit.ts';
import type { Doc } from '../values.ts';
import { variablesOf } from '../variables.ts';

/** Which index a command would use; with 'executionStats' also what the search takes. */
const explain: Command = {
  options: words('verbosity'),
  run: (context) => {
    const explained = objectArgument(context.args, 'explain');
    const [name = '', target] = Object.entries(explained)[0] ?? [];
    const variables = variablesOf(explained.let, context.now(), orderOf(explained.collation));
    const inner = { ...context, target: String(target), args: explained, variables };
    const query = { ...queryOf(name, explained), variables };
    const taken = takeText(query.filter);
    compileFilter(taken.rest, variables);
    const collection = findCollection(inner);
    const winningPlan =
      taken.text === undefined
        ? accessOf(collection, query)
        : inOrder(
            explainText(planText(collection, taken, { ...query, order: orderIn(query) })),
            query,
          );
    const queryPlanner = {
      namespace: `${context.db}.${inner.target}`,
      parsedQuery: query.filter,
      winningPlan,
      rejectedPlans: [],
    };
    const stats = context.args.verbosity === 'queryPlanner' ? {} : executionStats(inner, query);
    return { explainVersion: '1', queryPlanner, ...stats, ok: 1 };
  },
};

const EXPLAINED = words('find count distinct findAndModify');

function queryOf(name: string, args: Doc): Query {
  if (name === 'aggregate') return { ...frontOf(parsePipeline(args.pipeline)), hint: args.hint };
  if (!EXPLAINED.has(name)) throw new StoreError(59, `The store does not explain '${name}'`);
  const filter = objectArgument(args, name === 'find' ? 'filter' : 'query');
  return { filter, sort: objectArgument(args, 'sort'), hint: args.hint };
}

function accessOf(collection: Collection | undefined, query: Query): Doc {
  if (!collection) return { stage: 'EOF' };
  return stagesOf(choosePlan(collection, query, orderIn(query)));
}

/** What is found by its words is sorted afterwards, whatever the order. */
function inOrder(found: Doc, { sort }: Query): Doc {
  return Object.keys(sort ?? {}).length > 0 ? { stage: 'SORT', inputStage: found } : found;
}

function stagesOf(plan: Plan): Doc {
  const direction = plan.backward ? 'backward' : 'forward';
  const access: Doc = plan.source
    ? {
        stage: 'FETCH',
        inputStage: {
          stage: 'IXSCAN',
          indexName: plan.source.spec.name,
          keyPattern: plan.source.spec.key,
          isMultiKey: plan.source.multikey,
          direction,
        },
      }
    : { stage: 'COLLSCAN', direction };
  return plan.sorted ? access : { stage: 'SORT', inputStage: access };
}

function executionStats(context: CommandContext, query: Query): Doc {
  const spent = effortOf(context);
  const started = performance.now();
  const search = (): number => searched(context, query, spent);
  const slow = holdsPattern(query.filter);
  const nReturned = slow ? withPatternLimit(context.maxTimeMs, spent.patience, search) : search();
  return {
    executionStats: {
      executionSuccess: true,
      nReturned,
      executionTimeMillis: Math.round(performance.now() - started),
      totalKeysExamined: spent.keysExamined,
      totalDocsExamined: spent.docsExamined,
    },
  };
}

function searched(context: CommandContext, query: Query, spent: Effort): number {
  let n = 0;
  for (const _ of findRows(findCollection(context), query, spent)) n += 1;
  return n;
}

export const explainCommands: Record<string, Command> = { explain };
