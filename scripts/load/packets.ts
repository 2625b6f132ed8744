/**
 * Engine.IO 4 and Socket.IO 5 as text: the first digit is Engine.IO's (0 open, 2 ping, 3 pong,
 * 4 message), the second of a message is Socket.IO's (0 connect, 1 disconnect, 2 event, 3 reply,
 * 4 refused). Read by cutting strings; JSON is parsed only where somebody looks inside.
 */
export type Packet =
  | { kind: 'open' | 'ping' | 'connected' | 'disconnected' | 'other' }
  | { kind: 'refused' | 'event'; json: string }
  | { kind: 'reply'; id: number; json: string };

export const pong = '3';
export const connectPacket = (auth: unknown): string => `40${JSON.stringify(auth)}`;

/** A request that the server acknowledges under `id`. `input` is JSON already. */
export const requestPacket = (id: number, name: string, input: string): string =>
  `42${id}["${name}",${input}]`;

const whole: Record<string, Packet> = {
  '0': { kind: 'open' },
  '2': { kind: 'ping' },
  '40': { kind: 'connected' },
  '41': { kind: 'disconnected' },
};

/** What came. `json` of a reply is its one argument, of an event the array of name and payload. */
export const readPacket = (text: string): Packet => {
  if (text.startsWith('42')) return { kind: 'event', json: text.slice(2) };
  if (text.startsWith('43')) {
    const bracket = text.indexOf('[');
    return {
      kind: 'reply',
      id: Number.parseInt(text.slice(2, bracket), 10),
      json: text.slice(bracket + 1, -1),
    };
  }
  // Other namespaces than the main one, which are refused as `44/name,{…}`, are nothing to us.
  if (text.startsWith('44{')) return { kind: 'refused', json: text.slice(2) };
  return whole[text.slice(0, 2)] ?? whole[text.slice(0, 1)] ?? { kind: 'other' };
};

/** The text after `"key":`, or `''`. Good for texts without escapes, of keys that occur once. */
export const textAfter = (json: string, key: string): string => {
  const at = json.indexOf(`"${key}":"`);
  const from = at + key.length + 4;
  return at < 0 ? '' : json.slice(from, json.indexOf('"', from));
};

/** The number after `"key":`, or NaN. Good for keys that occur once in a message of the server. */
export const numberAfter = (json: string, key: string): number => {
  const at = json.indexOf(`"${key}":`);
  return at < 0
    ? Number.NaN
    : Number.parseInt(json.slice(at + key.length + 3, at + key.length + 20), 10);
};
