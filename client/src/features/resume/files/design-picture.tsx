import type { PaperDesign } from '@sets/shared/resume/resume.contract.ts';

interface LinesProps {
  readonly x: number;
  readonly y: number;
  /** How long each is. */
  readonly lengths: readonly number[];
}

const Lines = ({ x, y, lengths }: LinesProps) => (
  <path
    d={lengths.map((length, at) => `M${x + 1} ${y + 1 + at * 5}h${length - 2}`).join('')}
    strokeWidth={2}
    strokeLinecap="round"
    className="stroke-line-strong opacity-60"
  />
);

interface HeadingProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly isStrong?: boolean;
}

const Heading = ({ x, y, width, isStrong = false }: HeadingProps) => (
  <rect x={x} y={y} width={width} height={isStrong ? 6 : 3} rx={1} className="fill-ink" />
);

const Plain = () => (
  <>
    <Heading x={12} y={13} width={46} isStrong />
    <Lines x={12} y={23} lengths={[60]} />
    <Heading x={12} y={36} width={28} />
    <Lines x={12} y={43} lengths={[76, 70, 74, 50]} />
    <Heading x={12} y={70} width={24} />
    <Lines x={12} y={77} lengths={[74, 62, 70]} />
    <Heading x={12} y={99} width={18} />
    <Lines x={12} y={106} lengths={[68, 58, 64]} />
  </>
);

const Columns = () => (
  <>
    <rect x={7} y={8} width={31} height={125} rx={4} className="fill-people-tint" />
    <circle cx={22.5} cy={24} r={10} className="fill-people opacity-70" />
    <Heading x={12} y={43} width={14} />
    <Lines x={12} y={50} lengths={[20, 17, 20]} />
    <Heading x={12} y={74} width={11} />
    <Lines x={12} y={81} lengths={[19, 14, 18, 16, 12]} />
    <Heading x={45} y={13} width={38} isStrong />
    <Lines x={45} y={23} lengths={[28]} />
    <Heading x={45} y={36} width={24} />
    <Lines x={45} y={43} lengths={[46, 42, 45, 30]} />
    <Heading x={45} y={70} width={20} />
    <Lines x={45} y={77} lengths={[45, 38, 44, 40, 22]} />
  </>
);

const Academic = () => (
  <>
    <Heading x={12} y={13} width={40} isStrong />
    <Lines x={12} y={23} lengths={[54]} />
    {[36, 70, 104].map((y, at) => (
      <g key={y}>
        <rect x={12} y={y - 4} width={76} height={0.8} className="fill-ink" />
        <Heading x={12} y={y} width={[22, 30, 20][at] ?? 0} />
        <Lines x={12} y={y + 7} lengths={[13]} />
        <Lines x={34} y={y + 7} lengths={[54, 48, 50]} />
      </g>
    ))}
  </>
);

const pictures = { plain: Plain, columns: Columns, academic: Academic };

/** A page of that design, small. */
export const DesignPicture = ({ design }: { readonly design: PaperDesign }) => {
  const Picture = pictures[design];
  return (
    <svg
      viewBox="0 0 100 141"
      aria-hidden="true"
      className="h-auto w-full rounded-sm bg-paper ring-1 ring-line"
    >
      <Picture />
    </svg>
  );
};
