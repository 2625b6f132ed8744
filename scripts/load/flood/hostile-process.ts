import { serveParent } from '../child-calls.ts';
import { monotonic } from '../monotonic.ts';
import type { Attack, AttackCount } from './attack.ts';
import { ConnectAttack, takeNoSeat, upgradeOnly } from './connect-attack.ts';
import { JoinAttack } from './join-attack.ts';
import { MalformedAttack } from './malformed-attack.ts';
import { Pace } from './pace.ts';
import { PollingAttack } from './polling-attack.ts';

export interface HostileOrder {
  readonly port: number;
  readonly code: string;
  /** Messages and handshakes a second, of all connections together. */
  readonly rate: number;
  /** The option that hostile answers are for. */
  readonly option: string;
}

export interface HostileCount extends AttackCount {
  readonly byKind: Readonly<Record<string, AttackCount>>;
  readonly answersAcked: number;
  /** Answers that were neither acknowledged nor refused. */
  readonly answersUnsettled: number;
  /** CPU time of the attackers' process, in seconds. */
  readonly cpuS: number;
}

const tickMs = 10;
/** No attack lasts longer, whatever becomes of who ordered it. */
const longestMs = 180_000;

/** Ten hostile connections: four that join, three that send nonsense, three that only shake hands. */
const attacksOf = ({ port, code, option }: HostileOrder): readonly [JoinAttack[], Attack[]] => [
  [option, null].flatMap((each) =>
    [true, false].map((leaves) => new JoinAttack({ port, code, option: each, leaves })),
  ),
  [
    ...[1_000, 1_000, 10].map((fatalEvery) => new MalformedAttack(port, fatalEvery)),
    new PollingAttack(port),
    new ConnectAttack('WebSocket handshakes without a CONNECT', port, upgradeOnly),
    new ConnectAttack('connections without a seat', port, takeNoSeat),
  ],
];

let joining: readonly JoinAttack[] = [];
let attacks: readonly Attack[] = [];
let timer: NodeJS.Timeout | undefined;

const sum = (counts: readonly AttackCount[]): AttackCount => ({
  sent: counts.reduce((total, { sent }) => total + sent, 0),
  accepted: counts.reduce((total, { accepted }) => total + accepted, 0),
});

const stop = (): void => {
  clearInterval(timer);
  for (const attack of attacks) attack.stop();
};

const calls = {
  /** Begins to attack, and goes on until it is told to stop. */
  start: (order: HostileOrder): void => {
    const [joins, others] = attacksOf(order);
    joining = joins;
    attacks = [...joins, ...others];
    const paces = attacks.map(() => new Pace(order.rate / attacks.length, monotonic()));
    timer = setInterval(() => {
      const now = monotonic();
      for (const [index, attack] of attacks.entries()) {
        const due = paces[index]?.due(now) ?? 0;
        if (due > 0) attack.attack(due);
      }
    }, tickMs);
    setTimeout(stop, longestMs).unref();
  },
  stop: (_input: null) => stop(),
  count: (_input: null): HostileCount => {
    const { user, system } = process.cpuUsage();
    const kinds = Map.groupBy(attacks, (attack) => attack.kind);
    const counts = [...kinds].map(
      ([kind, same]) => [kind, sum(same.map((attack) => attack.count))] as const,
    );
    return {
      ...sum(attacks.map((attack) => attack.count)),
      byKind: Object.fromEntries(counts),
      answersAcked: joining.reduce((total, { answers }) => total + answers.acked, 0),
      answersUnsettled: joining.reduce((total, { answers }) => total + answers.unsettled, 0),
      cpuS: (user + system) / 1e6,
    };
  },
};
export type HostileCalls = typeof calls;

serveParent(calls);
