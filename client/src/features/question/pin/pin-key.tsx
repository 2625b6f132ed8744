import './pin-key.css';
import { pinInWords, type PinQuestion } from '@sets/shared/question/kinds/pin.ts';
import { isOfType } from '@sets/shared/question/right.ts';
import { type Area, areaLimits, pinInArea } from '@sets/shared/question/rights/right-area.ts';
import { Circle, Square, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { KeyProps } from '../question-parts.ts';
import { areaAfterKey, areaInTheMiddle } from './move-area.ts';
import { PinMap } from './pin-map.tsx';
import { pinFormMessages as words } from './pin-form.messages.ts';
import { useAreaDrawing } from './use-area-drawing.ts';

const nameOf = (area: Area, at: number): string =>
  words.area(at + 1, words.shapes[area.shape], pinInWords(pinInArea(area)));

const percent = (part: number): string => `${part * 100}%`;

interface AreaProps {
  readonly area: Area;
  readonly at: number;
  readonly helpId: string;
  readonly onGrab: (event: PointerEvent, does: 'move' | 'size') => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** An area on the picture: moved by itself, pulled by its corner, or both by keys. */
const AreaBox = ({ area, at, helpId, onGrab, onKey }: AreaProps) => {
  const { left, top, width, height } = area;
  return (
    <button
      type="button"
      className="pin-area"
      data-shape={area.shape}
      style={{
        left: percent(left),
        top: percent(top),
        width: percent(width),
        height: percent(height),
      }}
      aria-label={nameOf(area, at)}
      aria-describedby={helpId}
      onPointerDown={(event) => onGrab(event, 'move')}
      onKeyDown={onKey}
    >
      <b aria-hidden="true">{at + 1}</b>
      <i aria-hidden="true" onPointerDown={(event) => onGrab(event, 'size')} />
    </button>
  );
};

interface LineProps {
  readonly area: Area;
  readonly at: number;
  readonly onChange: (area: Area) => void;
  readonly onRemove: () => void;
}

const AreaLine = ({ area, at, onChange, onRemove }: LineProps) => {
  const isOval = area.shape === 'oval';
  const other = isOval ? 'rectangle' : 'oval';
  const Shape = isOval ? Square : Circle;
  return (
    <li className="flex flex-wrap items-center gap-x-2 border-t border-line py-1 first:border-t-0">
      <span className="min-w-0 flex-1 basis-48">{nameOf(area, at)}</span>
      <IconButton
        label={words.makeShape(at + 1, words.shapes[other])}
        onClick={() => onChange({ ...area, shape: other })}
      >
        <Shape size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={words.remove(at + 1)} onClick={onRemove}>
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
};

/** Two may lie in the same place, so which one it is tells them apart. */
const numbered = (areas: readonly Area[]) => areas.map((area, at) => ({ area, at, name: `${at}` }));

interface AreasProps {
  readonly given: readonly Area[];
  readonly onChange: (areas: readonly Area[]) => void;
}

/** The areas as lines, and a way to one more. */
const AreaList = ({ given, onChange, onAdd }: AreasProps & { readonly onAdd: () => void }) => (
  <>
    {given.length > 0 && (
      <ol className="m-0 list-none p-0">
        {numbered(given).map(({ area, at, name }) => (
          <AreaLine
            key={name}
            {...{ area, at }}
            onChange={(next) => onChange(given.with(at, next))}
            onRemove={() => onChange(given.toSpliced(at, 1))}
          />
        ))}
      </ol>
    )}
    {given.length >= areaLimits.areas ? (
      <p className="text-sm text-ink-soft">{words.mostAreas(areaLimits.areas)}</p>
    ) : (
      <Button className="justify-self-start" onClick={onAdd}>
        {words.addArea}
      </Button>
    )}
  </>
);

interface PicturedProps extends AreasProps {
  readonly question: PinQuestion;
  readonly shape: Area['shape'];
}

/** The areas on their picture. */
const PicturedAreas = ({ question, given, shape, onChange }: PicturedProps) => {
  const helpId = useId();
  const [said, setSaid] = useState('');
  const isFull = given.length >= areaLimits.areas;
  const { areas, surface, grab } = useAreaDrawing({ areas: given, shape, isFull, onChange });
  const onKey = (event: KeyboardEvent, area: Area, at: number): void => {
    const next = areaAfterKey(area, event);
    if (next === null) return;
    event.preventDefault();
    setSaid(nameOf(next, at));
    onChange(given.with(at, next));
  };
  return (
    <>
      <PinMap question={question} counts={null} areas={areas}>
        <div className="pin-drawing" {...surface}>
          {numbered(areas).map(({ area, at, name }) => (
            <AreaBox
              key={name}
              {...{ area, at, helpId }}
              onGrab={(event, does) => grab(event, does, at)}
              onKey={(event) => onKey(event, area, at)}
            />
          ))}
        </div>
      </PinMap>
      <p id={helpId} className="text-sm text-ink-soft">
        {words.drawHelp} <span className="pin-help-keys">{words.drawKeys}</span>
      </p>
      <output className="only-spoken">{said}</output>
    </>
  );
};

/** Where pins are right: areas that are drawn on the picture, or added and moved. */
export const PinKey = ({ question, right, onChange }: KeyProps<PinQuestion>) => {
  const { picture } = question;
  if (picture === null) return <p className="text-sm text-ink-soft">{words.pictureFirst}</p>;
  const given = isOfType('area', right) ? right.areas : [];
  const shape = given.at(-1)?.shape ?? 'oval';
  const tell = (areas: readonly Area[]): void =>
    onChange(areas.length === 0 ? null : { type: 'area', areas: [...areas] });
  return (
    <div className="grid max-w-lg gap-3">
      <PicturedAreas {...{ question, given, shape }} onChange={tell} />
      <AreaList
        given={given}
        onChange={tell}
        onAdd={() => tell([...given, areaInTheMiddle(shape, picture.width / picture.height)])}
      />
    </div>
  );
};
