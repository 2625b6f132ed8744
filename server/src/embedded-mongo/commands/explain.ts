import { type Doc, isObject } from '../compare.ts';
import { type Command, findCollection, objectArgument, type Scope } from '../command.ts';
import { compileFilter, holdsPattern } from '../filter.ts';
import { parsePipeline } from '../pipeline.ts';
import { choosePlan, type Plan } from '../plan.ts';
import { type Effort, effort, findRows, type Query } from '../query.ts';
import { StoreError } from '../store-error.ts';
import { withPatternLimit } from '../time-limit.ts';
import { frontOf } from './aggregate.ts';

/** Which index a command would use; with 'executionStats' also what the search takes. */
const explain: Command = {
  options: ['verbosity'],
  run: (scope) => {
    const explained = objectArgument(scope.args, 'explain');
    const [name = '', target] = Object.entries(explained)[0] ?? [];
    const inner = { ...scope, target: String(target), args: explained };
    const query = queryOf(name, explained);
    compileFilter(query.filter);
    const collection = findCollection(inner);
    const plan = collection && choosePlan(collection, query.filter, query.sort, query.hint);
    const queryPlanner = {
      namespace: `${scope.db}.${inner.target}`,
      parsedQuery: query.filter,
      winningPlan: plan ? stagesOf(plan) : { stage: 'EOF' },
      rejectedPlans: [],
    };
    const stats = scope.args.verbosity === 'queryPlanner' ? {} : executionStats(inner, query);
    return { explainVersion: '1', queryPlanner, ...stats, ok: 1 };
  },
};

function queryOf(name: string, args: Doc): Query {
  const { hint } = args;
  if (name === 'find') {
    return { filter: objectArgument(args, 'filter'), sort: objectArgument(args, 'sort'), hint };
  }
  if (name === 'aggregate') {
    const { filter, sort } = frontOf(parsePipeline(args.pipeline));
    return { filter, sort, hint };
  }
  if (name === 'count' || name === 'distinct' || name === 'findAndModify') {
    return { filter: objectArgument(args, 'query'), sort: objectArgument(args, 'sort'), hint };
  }
  const list = name === 'update' ? args.updates : name === 'delete' ? args.deletes : undefined;
  const [statement]: unknown[] = Array.isArray(list) ? list : [];
  if (isObject(statement)) return { filter: objectArgument(statement, 'q'), hint: statement.hint };
  throw new StoreError(59, `Explain failed due to unknown command: ${name}`);
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

function executionStats(scope: Scope, query: Query): Doc {
  const spent = effort(scope.maxTimeMs);
  const started = performance.now();
  const search = (): number => searched(scope, query, spent);
  const slow = holdsPattern(query.filter);
  const nReturned = slow ? withPatternLimit(scope.maxTimeMs, search) : search();
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

function searched(scope: Scope, query: Query, spent: Effort): number {
  const collection = findCollection(scope);
  return collection ? [...findRows(collection, query, spent)].length : 0;
}

export const explainCommands: Record<string, Command> = { explain };
