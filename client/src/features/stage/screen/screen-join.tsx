import './screen-join.css';
import { QrCode } from '../../../ui/qr-code.tsx';
import { SchoolMark } from '../../../ui/school-mark.tsx';
import type { JoinWay } from '../join-way.ts';
import { spacedCode } from '../spaced-code.ts';
import type { ScreenPartProps } from '../stage-activity.ts';
import { PeopleFigure } from './screen-figure.tsx';
import { screenMessages as words } from './screen.messages.ts';

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

/** As large as it gets. */
const JoinPanel = ({ way, locked }: { way: JoinWay; locked: boolean }) => (
  <div className="screen-lobby">
    <dl>
      <div>
        <dt>{locked ? words.locked : words.joinAt}</dt>
        <dd className="screen-address" data-length={way.address.length > 22 ? 'long' : 'short'}>
          {way.address}
        </dd>
      </div>
      <div>
        <dt>{words.code}</dt>
        <dd className="screen-code">{spacedCode(way.code)}</dd>
      </div>
    </dl>
    <div className="screen-qr">
      <QrCode text={way.link} label={words.qr(way.link)} />
    </div>
  </div>
);

/** While people come in: the way in, and how many are here. */
export const ScreenLobby = ({
  room,
  run,
  people,
  way,
}: Pick<ScreenPartProps, 'room' | 'run' | 'people' | 'way'>) => (
  <>
    <header className="screen-line">
      <h1 className="screen-clip screen-title" dir="auto">
        {run.title}
      </h1>
      {room.look?.school && <SchoolMark school={room.look.school} />}
    </header>
    <JoinPanel way={way} locked={room.locked} />
    <footer className="screen-line">
      <p className="screen-soft">{room.locked ? words.lobbyLocked : words.lobby}</p>
      <PeopleFigure people={people} />
    </footer>
  </>
);
