/** Seen by nobody, read to those who listen. */
const readAloud = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', 'clip-path': 'inset(50%)' }

module.exports = { plugins: { 'postcss-preset-mantine': { mixins: { 'read-aloud': readAloud } } } }
