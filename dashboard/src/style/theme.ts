import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

// The kit wants ten shades of a colour; ours comes from one token that already changes with the scheme.
const tuple = (value: string): MantineColorsTuple => [value, value, value, value, value, value, value, value, value, value];

// Its neutral greys, from text to ground in the dark and the other way round by day.
const [bg, surface, raised, ink, muted] = ['bg', 'surface', 'raised', 'ink', 'muted'].map((name) => `var(--tj-${name})`) as [
  string,
  string,
  string,
  string,
  string,
];
const outline = 'color-mix(in srgb, var(--tj-muted) 80%, transparent)';

const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  if (input.variant !== 'filled') return colours;
  return { ...colours, color: 'var(--tj-on-lamp)', hover: 'color-mix(in srgb, var(--tj-lamp) 88%, var(--tj-ink))' };
};

/** The UI kit's theme, made of our tokens only. */
export const theme = createTheme({
  primaryColor: 'lamp',
  colors: {
    lamp: tuple('var(--tj-lamp)'),
    lose: tuple('var(--tj-lose)'),
    note: tuple('var(--tj-note)'),
    dark: [ink, muted, muted, muted, outline, raised, raised, surface, bg, bg],
    gray: [bg, raised, raised, outline, outline, muted, muted, ink, ink, ink],
  },
  black: ink,
  variantColorResolver,
  fontFamily: 'var(--tj-font)',
  headings: { fontFamily: 'var(--tj-font)', fontWeight: '700' },
  fontSizes: { xs: '13px', sm: '14px', md: '16px', lg: '18px', xl: '22px' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '8px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

const grounds = {
  '--mantine-color-body': 'var(--tj-bg)',
  '--mantine-color-text': 'var(--tj-ink)',
  '--mantine-color-bright': 'var(--tj-ink)',
  '--mantine-color-dimmed': 'var(--tj-muted)',
  '--mantine-color-placeholder': 'var(--tj-muted)',
  '--mantine-color-anchor': 'var(--tj-lamp)',
  '--mantine-color-error': 'var(--tj-lose)',
  '--mantine-color-success': 'var(--tj-win)',
  '--mantine-color-default': 'var(--tj-raised)',
  '--mantine-color-default-hover': 'color-mix(in srgb, var(--tj-raised) 86%, var(--tj-ink))',
  '--mantine-color-default-color': 'var(--tj-ink)',
  '--mantine-color-default-border': 'color-mix(in srgb, var(--tj-muted) 70%, transparent)',
  '--mantine-color-disabled': 'var(--tj-raised)',
  '--mantine-color-disabled-color': 'var(--tj-muted)',
  '--mantine-color-disabled-border': 'var(--tj-line)',
};

/** Hands the kit's own variables over to our tokens, the same way in both schemes. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: grounds, dark: grounds });
