import type { WaveOrder } from './answer-wave.ts';
import { serveParent } from './child-calls.ts';
import { requireDescriptors } from './file-descriptors.ts';
import { Halls } from './halls.ts';
import { type Standing, Swarm, type SwarmOrder } from './swarm.ts';

const halls = new Halls();
let swarm: Swarm | null = null;

const here = (): Swarm => {
  if (swarm === null) throw new Error('There is no swarm yet.');
  return swarm;
};

const calls = {
  /** Makes a new swarm, of people who were never there, and brings all in at the same moment. */
  storm: (order: SwarmOrder) => {
    requireDescriptors(order.phones);
    swarm = new Swarm(order, order.fromOneAddress === true ? [] : halls.next(order.phones));
    return swarm.storm();
  },
  /** Ends all connections, if there are any. */
  leave: (_input: null) => swarm?.close(),
  /** Brings all phones in again after the server was gone, with their tickets. */
  comeBack: (overMs: number) => here().comeBack(overMs),
  remember: (_input: null) => here().remember(),
  changed: (_input: null) => here().changed(),
  settle: (_input: null) => here().settle(),
  answer: (order: WaveOrder) => here().answer(order),
  call: (_input: null) => here().call(),
  told: (standing: Standing) => here().told(standing),
  last: (standing: Standing) => here().last(standing),
  census: (_input: null) => here().census(),
  traffic: (_input: null) => here().traffic(),
};
export type SwarmCalls = typeof calls;

serveParent(calls);
