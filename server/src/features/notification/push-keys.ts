import { createPublicKey } from 'node:crypto';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** Whether a browser's keys are such that something can be encrypted for it (RFC 8291). */
export const canEncryptFor = ({ p256dh, auth }: { p256dh: string; auth: string }): boolean => {
  const point = bytes(p256dh);
  if (point.length !== 65 || point[0] !== 4 || bytes(auth).length !== 16) return false;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  if (x === undefined || y === undefined) return false;
  try {
    createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
    return true;
  } catch {
    // The library tells a point beside the curve from one on it by throwing.
    return false;
  }
};
