import { useMemo } from 'react';
import { encode } from 'uqr';

/** The dark squares as one path. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** A QR code, dark on white in both themes: some cameras read no other. As large as its box. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 2 });
    return { size: code.size, path: pathOf(code.data) };
  }, [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
