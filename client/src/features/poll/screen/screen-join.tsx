import './screen-join.css';
import { QrCode } from '../../../ui/qr-code.tsx';
import { screenMessages as words } from './screen.messages.ts';

/** How people come in: the address that they type or scan, and the code of the run. */
export interface JoinWay {
  /** Without `https://`, as people type it. */
  readonly address: string;
  /** What the QR code says. */
  readonly link: string;
  readonly code: string;
}

/** A code in two halves, as it is read aloud. */
export const spacedCode = (code: string): string =>
  `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`;

/** The way in as a corner of the screen. */
export const ScreenCorner = ({ way, locked }: { way: JoinWay; locked: boolean }) =>
  locked ? (
    <p className="screen-soft">{words.locked}</p>
  ) : (
    <div className="screen-corner">
      <div className="screen-qr">
        <QrCode text={way.link} label={words.qr(way.link)} />
      </div>
      <p>
        <span className="screen-soft">{way.address}</span>
        <br />
        <span className="screen-code">{spacedCode(way.code)}</span>
      </p>
    </div>
  );

/** As large as it gets, until the first question. */
export const ScreenLobby = ({ way, locked }: { way: JoinWay; locked: boolean }) => (
  <div className="screen-lobby">
    <dl>
      <div>
        <dt>{words.joinAt}</dt>
        <dd className="screen-address" data-length={way.address.length > 22 ? 'long' : 'short'}>
          {way.address}
        </dd>
      </div>
      <div>
        <dt>{locked ? words.locked : words.code}</dt>
        <dd className="screen-code">{spacedCode(way.code)}</dd>
      </div>
    </dl>
    <div className="screen-qr">
      <QrCode text={way.link} label={words.qr(way.link)} />
    </div>
  </div>
);
