import { Text, Title } from '@mantine/core'

/** A longer text of the settings: paragraphs apart by an empty line, a heading where a line begins with `#`. */
export function Prose({ text }: { readonly text: string }) {
  return text.split(/\n{2,}/).map((block) =>
    block.startsWith('# ') ? (
      <Title key={block} order={2} size="h3" mt="md">
        {block.slice(2)}
      </Title>
    ) : (
      <Text key={block}>{block}</Text>
    ),
  )
}
