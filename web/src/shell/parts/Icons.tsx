// Small signs that stand beside a word on a button: never alone, and the word says what they mean.

const SHAPES = {
  undo: <path d="M8 4 4 8l4 4M4.5 8H12a4.5 4.5 0 0 1 0 9H8" />,
  hint: <path d="M7.5 13.500C6 12 5 10.5 5 8.500a5 5 0 0 1 10 0c0 2-1 3.5-2.5 5v1.500h-5zM8 17.500h4" />,
  replay: <path d="M3.5 10a6.5 6.5 0 1 0 2-4.700L3.5 7.200M3.5 3v4.200h4.200M10 6.500V10l2.7 1.8" />,
  rules: <path d="M10 5.500C8.5 4 5.5 3.5 3 4v11.500c2.5-.5 5.5 0 7 1.5 1.5-1.5 4.5-2 7-1.500V4c-2.5-.5-5.5 0-7 1.500zm0 0V17" />,
};

export type IconName = keyof typeof SHAPES;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {SHAPES[name]}
    </svg>
  );
}
