import './pin-areas.css';
import type { Area } from '@sets/shared/question/rights/right-area.ts';

interface PinAreasProps {
  readonly areas: readonly Area[];
  readonly width: number;
  readonly height: number;
}

/** Where pins are right: a ring as what is right has everywhere, and light around it, so that it is seen on any picture. */
export const PinAreas = ({ areas, width, height }: PinAreasProps) => (
  <svg
    className="pin-areas"
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {areas.flatMap((area) => {
      const [across, down] = [area.width * width, area.height * height];
      const [x, y] = [area.left * width, area.top * height];
      const name = [area.shape, x, y, across, down].join(' ');
      return ['light', 'dark'].map((line) =>
        area.shape === 'oval' ? (
          <ellipse
            key={`${name} ${line}`}
            data-line={line}
            cx={x + across / 2}
            cy={y + down / 2}
            rx={across / 2}
            ry={down / 2}
          />
        ) : (
          <rect key={`${name} ${line}`} data-line={line} x={x} y={y} width={across} height={down} />
        ),
      );
    })}
  </svg>
);
