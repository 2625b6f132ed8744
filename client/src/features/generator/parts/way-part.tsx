import {
  type GeneratedKind,
  generatedKinds,
  type GeneratorStanding,
  type GeneratorWay,
} from '@sets/shared/generator/generator.contract.ts';
import { Select } from '../../../ui/select.tsx';
import { generatorMessages as words } from '../generator.messages.ts';

const counts = ['5', '10', '15', '20', '30'] as const;

/** How questions are made, which kinds, and how many. */
export interface Wish {
  readonly way: GeneratorWay;
  readonly kinds: readonly GeneratedKind[];
  readonly most: number;
}

interface WayPartProps {
  readonly standing: Pick<GeneratorStanding, 'model'>;
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

const Ways = ({ standing: { model }, wish, onWish }: WayPartProps) => {
  if (model === null) return <p className="text-sm text-ink-soft">{words.noService}</p>;
  const ways = [
    { way: 'rules', name: words.rules, text: words.rulesText },
    { way: 'service', name: words.service(model), text: words.serviceText },
  ] as const;
  return (
    <fieldset className="m-0 grid gap-2 border-0 p-0">
      <legend className="mb-1 p-0 text-sm font-medium">{words.way}</legend>
      {ways.map(({ way, name, text }) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text is in the spans
        <label
          key={way}
          className="grid cursor-pointer grid-cols-[1.25rem_minmax(0,1fr)] gap-3 rounded-md border border-line px-4 py-3 has-checked:border-people has-checked:bg-people-tint"
        >
          <input
            type="radio"
            name="way"
            checked={wish.way === way}
            onChange={() => onWish({ ...wish, way })}
            className="mt-0.5 size-5 accent-people"
          />
          <span className="grid gap-0.5">
            <span className="font-medium">{name}</span>
            <span className="text-sm text-ink-soft">{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};

/** What is asked for beside the text. */
export const WayPart = (props: WayPartProps) => {
  const { wish, onWish } = props;
  const choose = (kind: GeneratedKind, isOn: boolean): void =>
    onWish({
      ...wish,
      kinds: generatedKinds.filter((each) => (each === kind ? isOn : wish.kinds.includes(each))),
    });
  return (
    <div className="grid grid-cols-1 gap-5">
      <Ways {...props} />
      <fieldset className="m-0 grid gap-1 border-0 p-0">
        <legend className="mb-1 p-0 text-sm font-medium">{words.kinds}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-4">
          {generatedKinds.map((kind) => (
            <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                checked={wish.kinds.includes(kind)}
                onChange={({ target }) => choose(kind, target.checked)}
                className="size-5 accent-people"
              />
              {words.kindNames[kind]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="max-w-48">
        <Select
          label={words.most}
          isSmall
          value={String(wish.most)}
          choices={counts.map((count) => ({ value: count as string, text: count }))}
          onChange={(most) => onWish({ ...wish, most: Number(most) })}
        />
      </div>
    </div>
  );
};
