import './screen-join.css';
import { QrCode } from '../../../ui/qr-code.tsx';
import type { JoinWay } from '../join-way.ts';
import { spacedCode } from '../spaced-code.ts';
import { screenMessages as words } from './screen.messages.ts';

/** The way in as a corner of the screen; nothing where there is none, as on a picture of a screen. */
export const ScreenCorner = ({ way, locked }: { way: JoinWay; locked: boolean }) => {
  if (way.link === '') return null;
  if (locked) return <p className="screen-corner">{words.locked}</p>;
  return (
    <div className="screen-corner">
      <div className="screen-qr">
        <QrCode text={way.link} label={words.qr(way.link)} />
      </div>
      <p>
        {way.address}
        <br />
        <b className="screen-code">{spacedCode(way.code)}</b>
      </p>
    </div>
  );
};

/** The code alone, as large as the wall: it is scanned from the last row. */
export const ScreenScan = ({ way }: { way: JoinWay }) => (
  <div className="screen-scan">
    <QrCode text={way.link} label={words.qr(way.link)} />
    <p>
      {way.address} <b className="screen-code">{spacedCode(way.code)}</b>
    </p>
  </div>
);
