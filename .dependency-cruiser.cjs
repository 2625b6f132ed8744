/**
 * Who may import what: section "Layout" of ARCHITECTURE.md as rules. `npm run check -- canary`
 * plants a violation of each and expects to be told.
 */
const { Visitor } = require('@swc/core/Visitor.js');

// The reader of swc's trees does not know `using` yet and would end the check there.
// oxlint-disable-next-line typescript/unbound-method -- it is called with its `this` below
const visitKnown = Visitor.prototype.visitStatement;
Visitor.prototype.visitStatement = function visitStatement(statement) {
  if (statement.type !== 'UsingDeclaration') return visitKnown.call(this, statement);
  statement.decls = this.visitVariableDeclarators(statement.decls);
  return statement;
};

const test = '\\.(test|cases)\\.tsx?$|/testing/|^(server|client)/test/|^client/e2e/';
const ground = 'account|material|module|question';
const clientGround = `${ground}|stage`;

/** main → app → features → live → core: each layer may import those to its right. */
const layersOf = (side) => {
  const layers = ['app', 'features', 'live', 'core'];
  return layers.slice(1).map((layer, index) => {
    const above = layers.slice(0, index + 1).join('|');
    return {
      name: `${side}-${layer}-imports-nothing-above`,
      comment: `${side}/src/${layer} is below ${above.replaceAll('|', ', ')}: pass it in from there.`,
      severity: 'error',
      from: { path: `^${side}/src/${layer}/`, pathNot: test },
      to: { path: `^${side}/src/((${above})/|[^/]+$)` },
    };
  });
};

const featuresAreIslands = (side, folder, alsoAllowed, below = ground) => ({
  name: `${side}-features-are-islands`,
  comment:
    'A feature imports no other feature but account, material, module and question, and on the client stage; app/ joins features.',
  severity: 'error',
  from: { path: `^${folder}/([^/]+)/`, pathNot: `${test}|^${folder}/(${alsoAllowed})/` },
  to: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/($1|${below}|${alsoAllowed})/` },
});

module.exports = {
  forbidden: [
    {
      name: 'shared-imports-only-zod',
      comment: 'The contract must run everywhere: only zod and the contract itself.',
      severity: 'error',
      from: { path: '^shared/src/', pathNot: test },
      to: { pathNot: '^shared/src/|(^|/)node_modules/zod/' },
    },
    {
      name: 'shared-layers',
      comment: 'core knows only itself, live only core: an activity is carried, never named.',
      severity: 'error',
      from: { path: '^shared/src/(core|live)/', pathNot: test },
      to: { path: '^shared/src/', pathNot: '^shared/src/(core|$1)/' },
    },
    // Pictures are in what people write, of whatever kind.
    featuresAreIslands('shared', 'shared/src', 'core|live|app', `${ground}|file`),
    {
      name: 'client-never-server',
      comment: 'What both sides need is in shared; not even a type crosses directly.',
      severity: 'error',
      from: { path: '^client/', pathNot: test },
      to: { path: '^(server|scripts)/' },
    },
    {
      name: 'server-never-client',
      comment: 'What both sides need is in shared; not even a type crosses directly.',
      severity: 'error',
      from: { path: '^server/', pathNot: test },
      to: { path: '^(client|scripts)/' },
    },
    ...layersOf('server'),
    ...layersOf('client'),
    featuresAreIslands('server', 'server/src/features', '-'),
    featuresAreIslands('client', 'client/src/features', '-', clientGround),
    {
      name: 'ui-is-drawn-from-props',
      comment:
        'ui imports only core, itself, packages, and how formulas and Markdown stand in texts; it knows no wire and no feature.',
      severity: 'error',
      from: { path: '^client/src/ui/', pathNot: test },
      to: {
        path: '^(client|shared|server)/',
        pathNot: '^client/src/(ui|core)/|^shared/src/core/(math|markdown)/',
      },
    },
    {
      name: 'core-and-live-draw-nothing',
      comment: 'ui is for pages: core and live must work without it.',
      severity: 'error',
      from: { path: '^client/src/(core|live)/', pathNot: test },
      to: { path: '^client/src/ui/' },
    },
    {
      name: 'embedded-store-stands-alone',
      comment: 'It is a MongoDB to everyone else, so it knows nothing of the product but core.',
      severity: 'error',
      from: { path: '^server/src/embedded-mongo/', pathNot: test },
      to: { path: '^(server|shared)/', pathNot: '^server/src/(embedded-mongo|core)/' },
    },
    {
      name: 'embedded-store-is-spoken-to-over-its-wire',
      comment: 'Features and the engine use the driver: the same code must run on a MongoDB.',
      severity: 'error',
      from: { path: '^server/src/(features|live)/', pathNot: test },
      to: { path: '^server/src/embedded-mongo/' },
    },
    {
      name: 'model-only-by-its-service',
      comment: "A feature's own service is the one door to its model.",
      severity: 'error',
      from: { path: '^server/src/', pathNot: `${test}|\\.service\\.ts$|\\.model\\.ts$` },
      to: { path: '^server/src/features/[^/]+/.*\\.model\\.ts$' },
    },
    {
      name: 'model-only-by-its-own-feature',
      comment: "A feature's own service is the one door to its model.",
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/', pathNot: test },
      to: {
        path: '^server/src/features/[^/]+/.*\\.model\\.ts$',
        pathNot: '^server/src/features/$1/',
      },
    },
    {
      name: 'product-without-tools',
      comment: 'npm start installs no devDependencies, and nothing may lean on a hoisted package.',
      severity: 'error',
      from: { path: '^(shared|server|client)/src/', pathNot: test },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], path: 'node_modules' },
    },
    {
      name: 'pictures-are-read-without-a-memory',
      comment: 'core/sharp.ts has the library keep nothing, in whichever thread it is loaded.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: `${test}|^server/src/core/sharp\\.ts$` },
      to: { path: '(^|/)node_modules/sharp/' },
    },
    {
      name: 'cases-are-for-tests',
      comment: 'What the general tests must know of a call; the product does without.',
      severity: 'error',
      from: { path: '^(shared|server|client)/', pathNot: test },
      to: { path: '\\.cases\\.ts$' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that import each other are one file, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that is not found cannot be checked.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // TypeScript 7 has no programming interface yet; without @swc/core no TypeScript is seen at all.
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(client/dist|data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      mainFields: ['module', 'main'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
