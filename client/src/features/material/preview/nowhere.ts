// A picture of a wall is in no room, and shows no way in.

/** Whoever looks at it: they can answer on the phone beside it. */
export const lookers = { joined: 1, connected: 1, slow: 0, lost: 0 };
export const noWay = { address: '', link: '', code: '' };
export const noRoom = { roomId: 'preview', code: '', locked: false };
