import { useId } from 'react';

interface CheckListProps<Value extends string> {
  /** What is read out before it; it is seen elsewhere. */
  readonly label: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: Value[]) => void;
}

/** Any of a few, beside each other where there is room; the chosen ones stay in the order of all. */
export const CheckList = <Value extends string>(props: CheckListProps<Value>) => {
  const { label, values, names, chosen, onChange } = props;
  const id = useId();
  const toggle = (value: Value): void =>
    onChange(values.filter((each) => (each === value) !== chosen.includes(each)));
  return (
    <fieldset
      aria-label={label}
      className="grid border-0 p-0 grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-2"
    >
      {values.map((value) => (
        <label
          key={value}
          htmlFor={`${id}-${value}`}
          className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border-[1.5px] border-line bg-raised px-3 hover:border-line-strong has-checked:border-people has-checked:bg-people-tint"
        >
          <input
            id={`${id}-${value}`}
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
            className="size-5 flex-none accent-people"
          />
          {names[value]}
        </label>
      ))}
    </fieldset>
  );
};
